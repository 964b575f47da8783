// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface PoolToken {
    function balanceOf(address owner) external view returns (uint256);
}

/// A constant-product pool of two tokens, of which one may be the chain's coin. Whoever deploys it is its only provider.
contract SandboxPool {
    /// Stands for the chain's coin.
    address public constant COIN = 0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE;
    address public immutable tokenA;
    address public immutable tokenB;
    address public immutable provider;
    uint256 public reserveA;
    uint256 public reserveB;

    event Traded(address indexed tokenIn, uint256 amountIn, uint256 amountOut, address indexed to);
    event ReservesSet(uint256 reserveA, uint256 reserveB);

    error NotInThisPool(address token);
    error OnlyTheProvider();
    error NothingToTrade();
    error InsufficientLiquidity();
    error TransferFailed(address token);

    constructor(address tokenA_, address tokenB_) {
        tokenA = tokenA_;
        tokenB = tokenB_;
        provider = msg.sender;
    }

    receive() external payable {}

    /// What an amount of one token gives of the other at this moment.
    function quote(address tokenIn, uint256 amountIn) public view returns (uint256) {
        (uint256 reserveIn, uint256 reserveOut) = _reservesFrom(tokenIn);
        if (reserveIn == 0 || reserveOut == 0) return 0;
        return (amountIn * reserveOut) / (reserveIn + amountIn);
    }

    /// Trades what was sent here since the last trade.
    function trade(address tokenIn, address to) external returns (uint256 amountOut) {
        (uint256 reserveIn,) = _reservesFrom(tokenIn);
        uint256 amountIn = _held(tokenIn) - reserveIn;
        if (amountIn == 0) revert NothingToTrade();
        amountOut = quote(tokenIn, amountIn);
        if (amountOut == 0) revert InsufficientLiquidity();
        if (tokenIn == tokenA) {
            reserveA += amountIn;
            reserveB -= amountOut;
            _send(tokenB, to, amountOut);
        } else {
            reserveB += amountIn;
            reserveA -= amountOut;
            _send(tokenA, to, amountOut);
        }
        emit Traded(tokenIn, amountIn, amountOut, to);
    }

    /// Takes what was sent here since the last trade as liquidity.
    function deposit() external {
        _setReserves();
    }

    function withdraw(uint256 amountA, uint256 amountB) external {
        if (msg.sender != provider) revert OnlyTheProvider();
        if (amountA > 0) _send(tokenA, provider, amountA);
        if (amountB > 0) _send(tokenB, provider, amountB);
        _setReserves();
    }

    function _setReserves() private {
        reserveA = _held(tokenA);
        reserveB = _held(tokenB);
        emit ReservesSet(reserveA, reserveB);
    }

    function _reservesFrom(address tokenIn) private view returns (uint256, uint256) {
        if (tokenIn == tokenA) return (reserveA, reserveB);
        if (tokenIn == tokenB) return (reserveB, reserveA);
        revert NotInThisPool(tokenIn);
    }

    function _held(address token) private view returns (uint256) {
        return token == COIN ? address(this).balance : PoolToken(token).balanceOf(address(this));
    }

    /// Tokens of the older kind return nothing.
    function _send(address token, address to, uint256 amount) private {
        (bool success, bytes memory answer) = token == COIN
            ? to.call{value: amount}("")
            : token.call(abi.encodeWithSignature("transfer(address,uint256)", to, amount));
        if (!success || (answer.length > 0 && !abi.decode(answer, (bool)))) revert TransferFailed(token);
    }
}
